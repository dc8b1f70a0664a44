import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { binary, timestamp, uuid } from './schemas.ts';

const printFile = Type.Object({
  id: uuid,
  mockup_group_id: uuid,
  name_ko: Type.String({ description: 'Of the side' }),
  name_en: Type.String(),
  width: Type.Integer({ description: 'In pixels' }),
  height: Type.Integer(),
  dpi: Type.Integer(),
  created_at: timestamp,
});

export const listPrintFiles = {
  endpoint: 'GET /admin/order-products/:id/print-files',
  summary: 'What is printed of a line of an order; a brand reads those of its own lines',
  description: 'Files are made after the order is paid, from the custom as it was ordered.',
  tag: 'orders',
  roles: ['admin', 'brand'],
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: {
    200: Type.Object({
      side_count: Type.Integer({ description: 'Decorated sides: as many files will there be' }),
      print_files: Type.Array(printFile),
    }),
  },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;

export const readPrintFile = {
  endpoint: 'GET /admin/print-files/:id',
  summary: 'A print file: PNG with transparency, exactly as large as the print area',
  tag: 'orders',
  roles: ['admin', 'brand'],
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 200: binary('image/png', 'The file, to be saved') },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;
