import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertFileKey, type FileArea, type FileKey, type Files } from './files.ts';

export type S3Settings = {
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null: looked for where Amazon's tools do. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  readonly buckets: { readonly public: string; readonly private: string };
};

/** Public keys carry random names and never change, so a CDN may keep them for ever. */
const cacheControl = { public: 'public, max-age=31536000, immutable', private: 'private, no-store' } as const;

/** Stores files in two buckets of S3 or of a service that speaks its protocol. */
export function createS3Files({ endpoint, region, credentials, buckets }: S3Settings): Files {
  const client = new S3Client({
    region,
    // Services other than Amazon's have no host name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Otherwise the library looks for them where Amazon's tools do.
    ...(credentials && { credentials }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      throwOnRequestTimeout: true,
      // Ends a response that stops in its middle.
      socketTimeout: 10_000,
    },
    // Other services do not know the checksums that Amazon has added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locate = (area: FileArea, key: FileKey) => {
    assertFileKey(key);
    return { Bucket: buckets[area], Key: key };
  };
  return {
    async put(area, key, { content, contentType }) {
      const object = { Body: content, ContentType: contentType, CacheControl: cacheControl[area] };
      await client.send(new PutObjectCommand({ ...locate(area, key), ...object }));
    },
    async get(area, key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(locate(area, key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(area, key) {
      await client.send(new DeleteObjectCommand(locate(area, key)));
    },
  };
}
