import type { Scene } from './scene.ts';

/** A phone's picture is bright where the window is and a little duller everywhere else. */
export function windowLightSvg({ width, height }: Scene, side: 'left' | 'right'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light" cx="${side === 'left' ? '12%' : '88%'}" cy="6%" r="120%">
      <stop offset="0" stop-color="#fff6e2" stop-opacity="0.34"/>
      <stop offset="0.5" stop-color="#fff6e2" stop-opacity="0"/>
      <stop offset="1" stop-color="#1d1a26" stop-opacity="0.3"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`);
}
