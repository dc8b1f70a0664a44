/** Keeps `--viewport-height` at the height of the screen that can be seen, in pixels. Returns how to stop. */
export function syncViewportHeight(): () => void {
  const write = () => {
    document.documentElement.style.setProperty('--viewport-height', `${window.innerHeight}px`);
  };
  write();
  window.addEventListener('resize', write);
  return () => window.removeEventListener('resize', write);
}
