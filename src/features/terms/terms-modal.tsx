import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from 'urql';
import { UrqlProvider } from '#src/graphql/urql-provider.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { closeTerms } from './open-terms.ts';
import styles from './terms-modal.module.css';
import { termsQuery } from './terms-query.ts';
import { TermsText } from './terms-text.tsx';

export function TermsModal({ type }: { type: string }) {
  return (
    <UrqlProvider>
      <TermsSheet type={type} />
    </UrqlProvider>
  );
}

function TermsSheet({ type }: { type: string }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const [{ data, error, fetching }, refetch] = useQuery({ query: termsQuery, variables: { type } });
  const terms = data?.terms[0];
  return (
    <Sheet title={terms ? text(terms.name, terms.name_en) : t`Terms`} onClose={closeTerms}>
      {terms && <TermsText terms={terms} />}
      {!terms && fetching && <TermsText terms={null} />}
      {!terms && !fetching && (
        <div className={styles.missing}>
          <p>
            {error ? <Trans>Couldn’t load the terms.</Trans> : <Trans>These terms aren’t ready yet.</Trans>}
          </p>
          {error && (
            <Button variant="outline" size="small" onClick={() => refetch({ requestPolicy: 'network-only' })}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </div>
      )}
      <Button wide onClick={closeTerms}>
        <Trans>Close</Trans>
      </Button>
    </Sheet>
  );
}
