type Shared = { readonly title?: string | undefined; readonly text?: string | undefined };

const address = /\bhttps?:\/\/\S+/gi;

/**
 * What to search for when another app shares something with the shop. Most put an address at the end of the text, many
 * put nothing but an address there: then the title says it. An address itself finds nothing.
 */
export function sharedSearchTerms({ title, text }: Shared): string | undefined {
  return withoutAddresses(text) || withoutAddresses(title) || undefined;
}

function withoutAddresses(value = ''): string {
  return value.replace(address, ' ').replace(/\s+/g, ' ').trim();
}
