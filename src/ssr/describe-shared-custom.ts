import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { SharedCustom } from '#src/features/shared-custom/shared-custom-page.tsx';
import type { PageDescription } from './page-description.ts';

/** Without breadcrumbs: only those who are sent the link come to it. */
export function describeSharedCustom(
  router: RegisteredRouter,
  custom: SharedCustom | undefined,
  token: string,
): PageDescription {
  if (!custom) return {};
  const { i18n } = router.options.context;
  const { nickname } = custom;
  const sentences = [msg`A design by ${nickname}`, msg`Make one of your own: it takes a few minutes.`];
  return {
    description: sentences.map((sentence) => i18n._(sentence)).join('. '),
    sharePicture: `/shared-customs/${token}/picture`,
  };
}
