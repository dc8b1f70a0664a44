import type { ReactNode } from 'react';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

/** In the colors of the providers, which are theirs in every theme. */
const drawings: Readonly<Record<SocialProviderName, ReactNode>> = {
  kakao: (
    <>
      <rect width="24" height="24" rx="6" fill="#fee500" />
      <path
        fill="#191600"
        d="M12 6c-4 0-7 2.4-7 5.4 0 1.9 1.3 3.6 3.2 4.5l-.7 2.6 3-2 1.5.2c4 0 7-2.4 7-5.3S16 6 12 6Z"
      />
    </>
  ),
  naver: (
    <>
      <rect width="24" height="24" rx="6" fill="#03c75a" />
      <path fill="#fff" d="M7 7h3.5l3.6 5.2V7H17v10h-3.5l-3.6-5.2V17H7Z" />
    </>
  ),
  google: (
    <>
      <path
        fill="#4285f4"
        d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3Z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.6-2.5l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22Z"
      />
      <path fill="#fbbc05" d="M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9Z" />
      <path
        fill="#ea4335"
        d="M12 6c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6Z"
      />
    </>
  ),
  apple: (
    <path
      fill="currentcolor"
      d="M16.6 12.7c0-2.2 1.8-3.2 1.9-3.3-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.7.8-3.3.8-.7 0-1.8-.8-2.9-.8-1.5 0-2.9.9-3.6 2.2-1.6 2.7-.4 6.7 1.1 8.9.7 1.1 1.6 2.3 2.8 2.2 1.1 0 1.5-.7 2.9-.7 1.3 0 1.7.7 2.9.7 1.2 0 1.9-1.1 2.7-2.1.8-1.2 1.2-2.4 1.2-2.5 0 0-2.4-.9-2.5-3.7ZM14.4 6.2c.6-.7 1-1.8.9-2.8-.9 0-2 .6-2.6 1.3-.6.7-1.1 1.7-.9 2.7 1 .1 2-.5 2.6-1.2Z"
    />
  ),
  line: (
    <>
      <rect width="24" height="24" rx="6" fill="#06c755" />
      <path
        fill="#fff"
        d="M12 5.5c-4.1 0-7.5 2.6-7.5 5.9 0 2.9 2.6 5.3 6.2 5.8.5.1.5.4.4.8l-.2 1.1c0 .4.2.6.6.4.9-.5 4.7-2.8 6.4-4.7 1-1.1 1.6-2.2 1.6-3.4 0-3.3-3.4-5.9-7.5-5.9Z"
      />
    </>
  ),
};

/** The sign by which a provider is recognised; its name stands beside it. */
export function SocialMark({ provider }: { provider: SocialProviderName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {drawings[provider]}
    </svg>
  );
}
