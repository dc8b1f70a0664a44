import { Carousel } from '#src/ui/carousel.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const tiles = ['하나', '둘', '셋', '넷', '다섯', '여섯'];
const widths = [1, 1.1, 1.3, 1.7, 2.2, 2.5];

function tile(name: string) {
  return (
    <div key={name} className={styles.tile}>
      {name}
    </div>
  );
}

export function GalleryCarousels() {
  return (
    <>
      {widths.map((slidesPerView) => (
        <GallerySection key={slidesPerView} title={`Carousel, ${slidesPerView} per view`}>
          <Carousel label={`${slidesPerView}`} slidesPerView={slidesPerView} gap={8} bleed>
            {tiles.map(tile)}
          </Carousel>
        </GallerySection>
      ))}
      <GallerySection title="Carousel: loop, autoplay, dots">
        <Carousel label="자동" loop autoplay={2000} pagination>
          {tiles.map(tile)}
        </Carousel>
      </GallerySection>
      <GallerySection title="Carousel in a carousel: the inner one locks the outer one">
        <Carousel label="바깥" slidesPerView={1.1} gap={12} bleed>
          {tiles.map((name) => (
            <div key={name} className={styles.card}>
              {name}
              <Carousel label={`${name} 안쪽`} slidesPerView={1.2} gap={8} autoplay={1500} drag={false} loop>
                {tiles.slice(0, 3).map(tile)}
              </Carousel>
            </div>
          ))}
        </Carousel>
      </GallerySection>
    </>
  );
}
