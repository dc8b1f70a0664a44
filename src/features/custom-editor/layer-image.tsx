import { useEffect, useState } from 'react';
import { placeOf } from '#src/components/product/mockup-stack.tsx';
import { useConfig } from '#src/config/config-context.ts';
import { methodPictureUrl, pictureUrl } from '#src/config/picture-url.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import type { Box } from '#src/shared/artwork.ts';
import { methodPictureSize } from '#src/shared/method-picture.ts';
import type { Layer } from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';
import { liveRef, type StageStores, transformTo } from './live-layer.ts';
import styles from './stage.module.css';

type LayerImageProps = {
  layer: Layer;
  graphic: EditorGraphic | undefined;
  method: string;
  stores: StageStores;
  isSelected: boolean;
  /** Shows what passes the edge of the print area. */
  isGhost?: boolean;
};

/** The picture of a layer. Its control is the `LayerButton` above. */
export function LayerImage(props: LayerImageProps) {
  const { layer, graphic, method, stores, isSelected, isGhost = false } = props;
  const config = useConfig();
  const networkStatus = useNetworkStatus();
  const [brokenBy, setBroken] = useState<string | null>(null);
  const made = useLoadedUrl(methodPictureUrl(config, method, layer.graphicId, methodPictureSize(layer)));
  const large = useLoadedUrl(graphic ? pictureUrl(config, graphic.src, 'l') : null);
  const write = (element: HTMLElement, box: Box | null) => {
    element.style.transform = box ? transformTo(layer, box) : '';
  };
  const attributes = {
    ref: liveRef<HTMLImageElement>(stores, layer.id, write),
    className: styles.layer,
    'data-selected': isSelected || undefined,
    'data-ghost': isGhost || undefined,
    style: placeOf(layer),
  };
  // A change of the network status tries again.
  if (!graphic || brokenBy === networkStatus) return <span {...attributes} data-missing />;
  return (
    <img
      {...attributes}
      // The small one is there at once: the list that it was picked from has loaded it.
      src={made ?? large ?? pictureUrl(config, graphic.src, 's')}
      alt=""
      crossOrigin="anonymous"
      draggable={false}
      onError={() => setBroken(networkStatus)}
    />
  );
}

/** `null` until the picture can be shown, so that another one can be shown meanwhile. */
function useLoadedUrl(url: string | null): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!url) return;
    let isStale = false;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = url;
    image.decode().then(
      () => isStale || setLoaded(url),
      // The graphic as it is says what will be made, too.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [url]);
  return loaded === url ? url : null;
}
