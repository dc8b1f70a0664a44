import { useLingui } from '@lingui/react/macro';
import { Picture } from '#src/components/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import type { GalleryPicture } from './gallery-pictures.ts';

type ProductGalleryProps = { name: string; pictures: readonly GalleryPicture[] };

export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  return (
    <Carousel label={t`Photos of ${name}`} pagination focusable>
      {pictures.map(({ src, side }, index) => (
        <Picture
          key={side?.id ?? src}
          src={src}
          alt={side ? `${name}, ${text(side.name_ko, side.name_en)}` : name}
          size="l"
          sizes="(width >= 48rem) 480px, 100vw"
          ratio="1"
          priority={index === 0}
        />
      ))}
    </Carousel>
  );
}
