import { certificateFile, certificateFingerprint } from './certificate.ts';
import { openGoogleEndpoints } from './google-endpoints.ts';
import { openMessageStream } from './message-stream.ts';
import { openPushServer } from './push-server.ts';

/**
 * A push service for Chromium without the internet: real subscriptions, real encryption, real delivery. It leans on
 * switches that Chromium has for its own tests and may lose; what does not need all of the way goes through CDP instead.
 */
export async function openPushService() {
  const google = await openGoogleEndpoints();
  const stream = await openMessageStream();
  const expired = new Set<string>();

  const pushServer = await openPushServer(({ path, headers, body }, senderKey) => {
    const token = decodeURIComponent(path.split('/').at(-1) ?? '');
    const registration = google.registrations.get(token);
    if (!registration || expired.has(token)) return { status: 410 };
    if (registration.sender.replace(/=+$/, '') !== senderKey.replace(/=+$/, '')) return { status: 403 };
    stream.send(registration, body, String(headers['content-encoding']));
    return { status: 201 };
  });

  return {
    /** For Chromium: where a device signs in, where it registers, where it listens, and whom it believes there. */
    switches: [
      `--gcm-checkin-url=${google.address}/checkin`,
      `--gcm-registration-url=${google.address}/register`,
      `--gcm-mcs-endpoint=https://localhost:${stream.port}`,
      `--ignore-certificate-errors-spki-list=${certificateFingerprint}`,
    ],
    /** For the shop's server: every push service is this one. */
    environment: { PUSH_PROXY: pushServer.proxy, NODE_EXTRA_CA_CERTS: certificateFile },
    /** As if the browser had been removed from the phone. */
    expire(endpoint: string): void {
      expired.add(decodeURIComponent(endpoint.split('/').at(-1) ?? ''));
    },
    async close(): Promise<void> {
      google.close();
      stream.close();
      await pushServer.close();
    },
  };
}
