import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { binary, exactly, nullable, uuid } from './schemas.ts';

export const createUpload = {
  endpoint: 'POST /uploads',
  summary: 'Upload a photo; it is removed after a day unless it is attached to something',
  description:
    'The body is the file: JPEG, PNG or WebP, whatever its Content-Type says, of 50 to 12,000 pixels along each edge and ' +
    'at most 40 megapixels. It is stored upright, as WebP, of at most 2,048 pixels, and without its metadata. A graphic has ' +
    '1,000 pixels at least along each edge, is stored with up to 4,000, and comes from an artist.',
  tag: 'uploads',
  rateLimit: { max: 20, minutes: 10 },
  query: exactly({
    purpose: Type.Enum(['REVIEW', 'INQUIRY', 'CLAIM', 'GRAPHIC', 'PROFILE'], {
      description: 'Photos of a review, graphics and profiles are public',
    }),
  }),
  file: { maxBytes: 10 * 1024 * 1024 },
  responses: {
    201: Type.Object({
      image_id: uuid,
      src: nullable(Type.String(), {
        description: 'A path of the CDN; null: private, see GET /uploads/{id}',
      }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  },
  codes: [
    'GRAPHIC_DIMENSIONS',
    'UPLOAD_DIMENSIONS',
    'UPLOAD_HEIC',
    'UPLOAD_LIMIT',
    'UPLOAD_STORAGE',
    'DAILY_LIMIT',
    'UPLOAD_TYPE',
    'IMAGE_BROKEN',
    'NO_ACCESS',
    'OVERLOADED',
    'PAYLOAD_TOO_LARGE',
  ],
} as const satisfies Contract;

export const readUpload = {
  endpoint: 'GET /uploads/:id',
  summary: 'A photo that the member has uploaded',
  tag: 'uploads',
  params: Type.Object({ id: uuid }),
  responses: { 200: binary('image/webp', 'The photo') },
  codes: ['IMAGE_NOT_FOUND'],
} as const satisfies Contract;
