import purify from 'dompurify';

/** Allows text, headings, lists, tables, pictures and links; removes scripts, forms, frames and styles. */
export function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'iframe'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'target'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i,
  });
}
