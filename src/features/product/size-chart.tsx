import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSizeTitle } from '#src/components/product/use-size-title.ts';
import { nearestSize } from '#src/shared/nearest-size.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './size-chart.module.css';
import { readSizeTable, type SizeChartCell } from './size-table.ts';
import { useMySize } from './use-my-size.ts';

const MySizeSheet = lazyComponent(() => import('./my-size-sheet.tsx'), 'MySizeSheet');

const measureNames = {
  LENGTH: msg`Length`,
  SHOULDER: msg`Shoulder`,
  CHEST: msg`Chest width`,
  SLEEVE: msg`Sleeve`,
  WIDTH: msg`Width`,
  HEIGHT: msg`Height`,
  DEPTH: msg`Depth`,
  STRAP: msg`Strap`,
  CIRCUMFERENCE: msg`Circumference`,
  BRIM: msg`Brim`,
  DIAMETER: msg`Diameter`,
  PRINT_WIDTH: msg`Print width`,
};

const isNamed = (measure: string): measure is keyof typeof measureNames => measure in measureNames;

/** Measures in cm; of clothes, the size that is nearest to the shopper's own is marked. */
export function SizeChart({ cells, viewerId }: { cells: readonly SizeChartCell[]; viewerId: string }) {
  const { t, i18n } = useLingui();
  const sizeTitle = useSizeTitle()(cells);
  const [isEditing, setIsEditing] = useState(false);
  const [mine, setMine] = useMySize(viewerId);
  const { measures, rows } = readSizeTable(cells);
  if (rows.length === 0) return null;
  const isGarment = measures.includes('CHEST');
  const hasSizes = isGarment && rows.length > 1;
  const nearest = hasSizes && mine ? nearestSize(rows, mine) : null;
  const sizeName = (size: string): ReactNode => (size === 'ONE' ? t`One size` : size);
  return (
    <div className={styles.chart}>
      <h3 id="size-chart" className={styles.title}>
        <Trans>Size chart (cm)</Trans>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="size-chart">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{sizeTitle}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {isNamed(measure) ? i18n._(measureNames[measure]) : measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, cm }) => (
              <tr key={size} data-nearest={size === nearest}>
                <th scope="row">
                  {sizeName(size)}
                  {size === nearest && (
                    <span className={styles.mark}>
                      <Trans>My size</Trans>
                    </span>
                  )}
                </th>
                {measures.map((measure) => (
                  <td key={measure}>{cm[measure] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isGarment && (
        <p className={styles.hint}>
          <Trans>Measured flat. It may vary by 1 to 2 cm.</Trans>
        </p>
      )}
      {hasSizes && (
        <Button variant="outline" size="small" onClick={() => setIsEditing(true)}>
          {mine ? <Trans>Change my size</Trans> : <Trans>Find my size</Trans>}
        </Button>
      )}
      {isEditing && <MySizeSheet mine={mine} onMine={setMine} onClose={() => setIsEditing(false)} />}
    </div>
  );
}
