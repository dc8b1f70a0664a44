import { msg } from '@lingui/core/macro';
import { publicPage } from '../-public-page.ts';

/** Without breadcrumbs: only those who are sent the link come to it. */
export const sharedCustomPage = publicPage('/shared/$token', {
  rows: 'shared-custom',
  describe({ nickname }, { i18n, params }) {
    const sentences = [msg`A design by ${nickname}`, msg`Make one of your own: it takes a few minutes.`];
    return {
      description: sentences.map((sentence) => i18n._(sentence)).join('. '),
      sharePicture: `/shared-customs/${params.token}/picture`,
    };
  },
});
