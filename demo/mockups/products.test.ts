import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoMockups, demoMockupsDirectory } from './products.ts';

test('every side has its files and a print area on the picture', async () => {
  for (const { sides } of demoMockups)
    for (const { mask, overlay, foreground, uv, area } of sides) {
      for (const file of [mask, overlay, foreground, uv])
        if (file) await access(join(demoMockupsDirectory, file));
      expect(area.x + area.width).toBeLessThanOrEqual(1000);
      expect(area.y + area.height).toBeLessThanOrEqual(1000);
    }
});

test('no cloth is pure black or white, where light and shadow could not show', () => {
  for (const { colors } of demoMockups)
    for (const { hex } of colors) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(['#000000', '#ffffff']).not.toContain(hex);
    }
});
