import purify from 'dompurify';
import { addressAttributes, allowedAddress, allowedTags, otherAttributes } from './allowed-html.ts';

const harmlessAttributes = otherAttributes.map((name) => name.toLowerCase());

/** Removes scripts, forms, frames, styles and whatever else `allowed-html.ts` does not name. In a browser. */
export function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...addressAttributes, ...harmlessAttributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddress,
    // Without it their values would have to be addresses as well.
    ADD_URI_SAFE_ATTR: harmlessAttributes,
  });
}
