/** What surrounds a page besides its header. */
export type LayoutRules = {
  readonly tabBar: boolean;
  /** `none`: the page fills the screen. */
  readonly end: 'footer' | 'spacer' | 'none';
  /** 160 pixels of space below everything. */
  readonly bottomSpace: boolean;
};
