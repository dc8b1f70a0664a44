import { BottomControls } from './bottom-controls.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import type { LayoutRules } from './layout-rules.ts';
import styles from './shop-layout.module.css';

export type PageEndProps = { rules: LayoutRules; footer: FooterProps };

export function PageEnd({ rules, footer }: PageEndProps) {
  return (
    <>
      {rules.end === 'footer' ? (
        <Footer {...footer} />
      ) : (
        <div className={styles.spacer} data-testid="spacer" />
      )}
      {rules.bottomSpace && <BottomControls />}
    </>
  );
}
