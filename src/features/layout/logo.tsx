/** `height` in pixels. */
export function Logo({ height = 30 }: { height?: number }) {
  return <img src="/logo.svg" width={Math.round((height * 452) / 160)} height={height} alt="꾸밈" />;
}
