import { Trans } from '@lingui/react/macro';

/** /main has no header with a title; this is the one for those who hear the page. */
export function MainTitle() {
  return (
    <h1 className="visually-hidden">
      <Trans>Kkumim, products you make your own</Trans>
    </h1>
  );
}
