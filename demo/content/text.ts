/** A text of the demo shop in both of its languages. */
export type Text = { readonly ko: string; readonly en: string };
