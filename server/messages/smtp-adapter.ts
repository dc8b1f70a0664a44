import { Readable } from 'node:stream';
import type { CallAdapter, CallOutcome } from '#server/platform/jobs/outbound-calls.ts';
import type { Email, Message } from './message.ts';

export type Mailbox = { readonly name: string; readonly address: string };

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly isSecure: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | null;
  readonly from: Mailbox;
};

const timeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 10_000,
};
/** Less than `callTimeoutMs`: nothing is under way any more when the call counts as lost. */
const timeoutMs = 25_000;

/** `command` is the step that failed, for instance RCPT TO; `responseCode` is the server's, if it answered. */
type SmtpError = Error & {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** Email by SMTP, one connection per message. */
export function createSmtpAdapter(settings: SmtpSettings): CallAdapter<Message> {
  return {
    kind: 'email',
    // RFC 5321, 4.5.3.2.6: whoever does not know sends again. The Message-ID stays, by which mailboxes drop a duplicate.
    whenUnknown: 'repeat',
    async call(id, message) {
      if (message.channel !== 'email') return { outcome: 'refused', reason: 'not an email' };
      const content = await compose(settings, id, message);
      // Once it is read to its end, the server may have accepted it.
      const stream = Readable.from([content]);
      try {
        await deliver(settings, message, stream);
        return { outcome: 'done' };
      } catch (error) {
        return toOutcome(error as SmtpError, stream.readableEnded);
      }
    },
  };
}

async function compose({ from }: SmtpSettings, id: string, message: Email): Promise<Buffer> {
  // Loaded with the first email: it takes 0.2 s.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from,
    to: { name: '', address: message.recipient },
    subject: message.subject,
    text: message.text,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Content-Language': message.locale, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return await composer.compile().build();
}

async function deliver(settings: SmtpSettings, { recipient }: Email, content: Readable): Promise<void> {
  const { host, port, isSecure, credentials, from } = settings;
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  // A password is never sent in plain text, also when somebody on the way hides that the server offers TLS.
  const requireTLS = !isSecure && credentials !== null;
  const connection = new Connection({ host, port, secure: isSecure, requireTLS, ...timeouts });
  const { promise: failure, reject } = Promise.withResolvers<never>();
  // Stays, because an error may follow the first one; unheard it would end the process.
  connection.on('error', reject);
  const timer = setTimeout(reject, timeoutMs, Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
  try {
    await Promise.race([failure, runSession()]);
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }

  async function runSession(): Promise<void> {
    await settled((done) => connection.connect(done));
    if (credentials) await settled((done) => connection.login({ credentials }, done));
    const envelope = { from: from.address, to: [recipient] };
    await settled((done) => connection.send(envelope, content, done));
  }
}

function settled(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}

/** The text of the error stays out of the reason: servers repeat the address in it. */
function toOutcome({ code, command, responseCode }: SmtpError, isSent: boolean): CallOutcome {
  const reason = `${command ?? 'SMTP'} ${responseCode ?? code ?? 'failed'}`;
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  if (responseCode && responseCode >= 500 && isAboutMessage) return { outcome: 'refused', reason };
  // Connection, sign-in and sender are the operator's to repair; 4xx says to come back later.
  return { outcome: isSent && !responseCode ? 'unknown' : 'not-made', reason };
}
