import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import page from './category-page.module.css';
import section from './category-section.module.css';

/** Has the sizes of a typical first screen. */
export function CategorySkeleton() {
  return (
    <PendingPage>
      <div className={page.page}>
        <div className={page.shortcuts}>
          {Array.from('1234', (key) => (
            <span key={key} className={page.shortcut} />
          ))}
        </div>
        {Array.from('12', (key) => (
          <div key={key} className={section.section}>
            <div className={section.all}>
              <Skeleton width="30%" />
            </div>
            <div className={section.tiles}>
              {Array.from('1234', (tile) => (
                <div key={tile} className={section.tile}>
                  <Skeleton ratio="1" />
                  <Skeleton />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
