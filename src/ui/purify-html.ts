import purify from 'dompurify';

/** Leaves text, headings, lists, tables, pictures and plain links; nothing that runs, submits or restyles the page. */
export function purifyHtml(html: string): string {
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'iframe'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'target'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i,
  });
}
