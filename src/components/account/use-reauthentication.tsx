import { type ReactNode, useState } from 'react';
import type { AnyOutcome } from '#src/api/call-api.ts';
import { fieldsOf } from '#src/shared/parse.ts';
import { withResolvers } from '#src/shared/with-resolvers.ts';
import { ReauthenticationSheet, type ReauthenticationWays } from './reauthentication-sheet.tsx';

type Reauthentication = {
  /** Sends a call; if the server asks first who it is, the member proves it, and the call is sent again. */
  readonly call: <Outcome extends AnyOutcome>(send: () => Promise<Outcome>) => Promise<Outcome>;
  /** To be rendered. */
  readonly sheet: ReactNode;
};

type Pending = { readonly ways: ReauthenticationWays; readonly resolve: (isDone: boolean) => void };

/** For calls that are refused with REAUTHENTICATION_REQUIRED. */
export function useReauthentication(): Reauthentication {
  const [pending, setPending] = useState<Pending | null>(null);
  const close = (isDone: boolean) => {
    setPending(null);
    pending?.resolve(isDone);
  };
  return {
    call: async (send) => {
      const outcome = await send();
      if (outcome.kind !== 'refused' || outcome.code !== 'REAUTHENTICATION_REQUIRED') return outcome;
      const { promise, resolve } = withResolvers<boolean>();
      setPending({ ways: readWays(outcome.data), resolve });
      return (await promise) ? send() : outcome;
    },
    sheet: pending && (
      <ReauthenticationSheet ways={pending.ways} onClose={() => close(false)} onDone={() => close(true)} />
    ),
  };
}

function readWays(data: unknown): ReauthenticationWays {
  const { password, social } = fieldsOf(data) ?? {};
  return { password: password !== false, social: Array.isArray(social) ? social : [] };
}
