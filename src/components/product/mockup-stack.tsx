import { type CSSProperties, type ReactNode, useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { methodPictureUrl, pictureUrl } from '#src/config/picture-url.ts';
import { type Box, isDarkCloth, type MockupImages, type PrintArea } from '#src/shared/artwork.ts';
import { methodPictureSize } from '#src/shared/method-picture.ts';
import type { PictureSize } from '#src/shared/picture-sizes.ts';
import styles from './mockup-stack.module.css';

type MockupStackProps = {
  images: MockupImages;
  /** The color of the product, `#rrggbb`. */
  color: string;
  area: PrintArea;
  size: PictureSize;
  /** Below the artwork, not clipped. */
  below?: ReactNode;
  /** The artwork: elements that lie where {@link placeOf} says. */
  children: ReactNode;
};

/**
 * One side of a product with its artwork, in the order in which the server composes its pictures: color in the mask,
 * artwork in the print area and the mask, overlay, foreground.
 */
export function MockupStack({ images, color, area, size, below, children }: MockupStackProps) {
  const config = useConfig();
  const urlOf = (path: string) => pictureUrl(config, path, size);
  const maskImage = `url("${urlOf(images.mask_src)}")`;
  // Chrome before 120 knows the prefixed name only.
  const mask = { maskImage, WebkitMaskImage: maskImage };
  return (
    <>
      <div className={styles.cloth} style={{ ...mask, backgroundColor: color }}>
        {isDark(color) && (
          <img className={styles.cover} src={urlOf(images.overlay_src)} alt="" crossOrigin="anonymous" />
        )}
      </div>
      {below}
      <div className={styles.artwork} style={{ ...mask, clipPath: clipTo(area) }}>
        {children}
      </div>
      {[images.overlay_src, images.foreground_src].map(
        (src) =>
          src && <img key={src} className={styles.cover} src={urlOf(src)} alt="" crossOrigin="anonymous" />,
      )}
    </>
  );
}

type DrawnLayer = Box & {
  readonly id: string;
  readonly src: string;
  readonly graphicId?: string | undefined;
};

type MockupPictureProps = Omit<MockupStackProps, 'below' | 'children'> & {
  layers: readonly DrawnLayer[];
  /** How it is made, which is how its graphics look. What a device stored before may not say it. */
  method: string | undefined;
  /** Empty for a picture that repeats the text beside it. */
  alt: string;
};

/** A decorated side, drawn from its layers: what is shown until the server has made a picture of it. */
export function MockupPicture({ layers, method, alt, ...stack }: MockupPictureProps) {
  return (
    <div className={styles.stack} {...(alt && { role: 'img', 'aria-label': alt })}>
      <MockupStack {...stack}>
        {layers.map((layer) => (
          <MadeGraphic key={layer.id} layer={layer} method={method} size={stack.size} />
        ))}
      </MockupStack>
    </div>
  );
}

type MadeGraphicProps = { layer: DrawnLayer; method: string | undefined; size: PictureSize };

/** A graphic as its method makes it; as it is, when that cannot be had. */
function MadeGraphic({ layer, method, size }: MadeGraphicProps) {
  const config = useConfig();
  const [isPlain, setPlain] = useState(false);
  const { graphicId, src } = layer;
  return (
    <img
      className={styles.layer}
      style={placeOf(layer)}
      src={
        isPlain || !method || !graphicId
          ? pictureUrl(config, src, size)
          : methodPictureUrl(config, method, graphicId, methodPictureSize(layer))
      }
      alt=""
      crossOrigin="anonymous"
      onError={() => setPlain(true)}
    />
  );
}

/** Where a box lies in an element that shows a whole mock-up. */
export const placeOf = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  inlineSize: percent(width),
  blockSize: percent(height),
});

const clipTo = ({ x, y, width, height }: Box): string =>
  `inset(${[y, 1000 - x - width, 1000 - y - height, x].map(percent).join(' ')})`;

const isDark = (color: string): boolean => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return isDarkCloth(red ?? 255, green ?? 255, blue ?? 255);
};

const percent = (units: number) => `${units / 10}%`;
