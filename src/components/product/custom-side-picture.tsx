import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { Picture } from '../picture/picture.tsx';
import { MockupPicture } from './mockup-stack.tsx';

export const customSidePictureFragment = graphql(`
  fragment CustomSidePicture_custom_mockup on custom_mockup {
    src
    mockup_group {
      id
      area_x
      area_y
      area_width
      area_height
      area_width_mm
      mask_src
      overlay_src
      foreground_src
    }
    custom_layers(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
      id
      x_coordinate
      y_coordinate
      width
      height
      graphic {
        id
        src
      }
    }
  }
`);

type CustomSidePictureProps = {
  side: FragmentOf<typeof customSidePictureFragment>;
  method: string;
  /** The color of the product, `#rrggbb`. */
  color: string;
  alt: string;
};

/** A side of a custom, drawn from its layers until the server has made a picture. */
export function CustomSidePicture({ side: masked, method, color, alt }: CustomSidePictureProps) {
  const { src, mockup_group: group, custom_layers } = readFragment(customSidePictureFragment, masked);
  if (src || !group) return <Picture src={src ?? ''} alt={alt} size="m" ratio="1" />;
  return (
    <MockupPicture
      images={group}
      method={method}
      color={color}
      area={readPrintArea(group)}
      size="m"
      alt={alt}
      layers={custom_layers.flatMap(({ id, x_coordinate: x, y_coordinate: y, width, height, graphic }) =>
        graphic ? [{ id, x, y, width, height, src: graphic.src, graphicId: graphic.id }] : [],
      )}
    />
  );
}
