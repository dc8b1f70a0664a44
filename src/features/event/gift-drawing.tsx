/** A closed gift box with a loose ribbon. */
export function GiftDrawing() {
  return (
    <svg viewBox="0 0 168 124" aria-hidden="true">
      <rect x="14" y="8" width="140" height="108" rx="18" fill="var(--color-paper)" />
      <g fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="2">
        <path d="M50 60h68v38a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6z" />
        <rect x="44" y="46" width="80" height="16" rx="5" />
      </g>
      <path d="M78 46h12v58H78z" fill="var(--color-accent)" />
      <g fill="none" stroke="var(--color-accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M84 46c-4-16-24-22-26-12-1 8 14 12 26 12zM84 46c4-16 24-22 26-12 1 8-14 12-26 12z" />
      </g>
    </svg>
  );
}
