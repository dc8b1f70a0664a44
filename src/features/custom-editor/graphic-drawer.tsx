import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DonationBadge } from '#src/components/cards/donation-badge.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { showsDonation } from '#src/shared/donation.ts';
import { formatMoney } from '#src/shared/money.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { DrawerFilters } from './drawer-filters.tsx';
import {
  type DrawerGraphic,
  type DrawerGraphics,
  drawerGraphics,
  type GraphicSource,
} from './drawer-graphics.ts';
import type { DrawerHeight } from './drawer-heights.ts';
import { DrawerPanel } from './drawer-panel.tsx';
import styles from './graphic-drawer.module.css';
import { useRecentGraphics } from './recent-graphics.ts';
import { Slots } from './slots.tsx';

type GraphicDrawerProps = {
  /** How many of the allowed graphics the side has. */
  slots: { readonly used: number; readonly all: number };
  height: DrawerHeight;
  onHeight: (height: DrawerHeight) => void;
  onPick: (graphic: DrawerGraphic) => void;
  onClose: () => void;
};

/** The graphics to choose from, at the bottom of the screen, so that the product stays in view. */
export function GraphicDrawer({ slots, height, onHeight, onPick, onClose }: GraphicDrawerProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [source, setSource] = useState<GraphicSource>('all');
  const [keyword, setKeyword] = useState('');
  const recent = useRecentGraphics(viewer.id);
  const pick = (graphic: DrawerGraphic) => {
    recent.add(graphic);
    onPick(graphic);
  };
  const list = drawerGraphics({ source, keyword, viewerId: viewer.id });
  return (
    <DrawerPanel
      title={t`Graphics`}
      note={<Slots {...slots} />}
      height={height}
      onHeight={onHeight}
      onClose={onClose}
      filters={
        <DrawerFilters
          source={source}
          isMember={!isVisitor(viewer)}
          hasRecent={recent.graphics.length > 0}
          onSource={setSource}
          onKeyword={setKeyword}
          // A keyboard on the screen covers the lower half.
          onType={() => onHeight('full')}
        />
      }
    >
      <div className={styles.list} data-height={height}>
        {source === 'recent' ? (
          <Graphics graphics={recent.graphics} onPick={pick} />
        ) : (
          <DeferredQuery
            key={JSON.stringify(list.variables.where)}
            query={list.document}
            variables={list.variables}
            load={(client) => loadList(client, list)}
          >
            {(loaded) => <DrawerList list={list} loaded={loaded} onPick={pick} />}
          </DeferredQuery>
        )}
      </div>
    </DrawerPanel>
  );
}

type DrawerListProps = {
  list: ReturnType<typeof drawerGraphics>;
  loaded: DrawerGraphics;
  onPick: (graphic: DrawerGraphic) => void;
};

function DrawerList({ list, loaded, onPick }: DrawerListProps) {
  const { t } = useLingui();
  const { data, state, more } = useList(list, loaded);
  if (data.graphic.length === 0) return <p className={styles.empty}>{t`No graphics found.`}</p>;
  return (
    <InfiniteList state={state} onMore={more}>
      <Graphics graphics={data.graphic} onPick={onPick} />
    </InfiniteList>
  );
}

type GraphicsProps = {
  graphics: readonly DrawerGraphic[];
  onPick: (graphic: DrawerGraphic) => void;
};

function Graphics({ graphics, onPick }: GraphicsProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  return (
    <ul className={styles.grid} aria-label={t`Graphics`}>
      {graphics.map((graphic) => (
        <li key={graphic.id}>
          <button type="button" className={styles.graphic} onClick={() => onPick(graphic)}>
            <Picture
              src={graphic.src}
              alt=""
              size="s"
              ratio="1"
              fit="padded"
              background={graphic.background_color}
              className={styles.picture}
            />
            <span className={styles.name}>{text(graphic.name_ko, graphic.name_en)}</span>
            <span className={styles.artist}>{text(graphic.artist?.name_ko, graphic.artist?.name_en)}</span>
            <span className={styles.price}>
              {`+${formatMoney(graphic.promotion_price)}`}
              {showsDonation(graphic) && <DonationBadge />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
