import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Posts JSON over a connection that is kept, and reads the answer as text. Does as little as a client can. */
export function postJson(url: string, body: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    const sent = request(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const closeConnections = () => agent.destroy();
