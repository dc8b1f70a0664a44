import type { Page } from 'playwright';

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** The demo member who is signed in. */
  readonly member?: string;
  /** Opens what is shown over the page; then only the visible part is photographed. */
  readonly open?: (page: Page) => Promise<void>;
  /** Runs before the whole page is photographed. */
  readonly act?: (page: Page) => Promise<void>;
  /** The promotional popups are left as they come. */
  readonly withPopups?: true;
};
