import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { CompanyDetails } from './company-details.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

export const footerFragment = graphql(`
  fragment Footer_management_info on management_info {
    company_name
    ceo
    registration_number
    business_type
    business_category
    phone
    telecommunication_number
    hosting_provider
    email
    personal_information_admin
    zip_code
    address
    detail_address
    footer_title
    footer_title_en
    footer_content
    footer_content_en
  }
`);

type FooterProps = {
  /** `null` if the data service did not respond; everything that is not from the database is shown all the same. */
  info: FragmentOf<typeof footerFragment> | null;
  onOpenTerms: (type: string) => void;
};

export function Footer({ info, onOpenTerms }: FooterProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const company = readFragment(footerFragment, info);
  return (
    <footer className={styles.footer}>
      <Logo />
      <section className={styles.service} aria-label={t`Customer service`}>
        <h2 className={styles.heading}>
          {text(company?.footer_title, company?.footer_title_en) || <Trans>Customer service</Trans>}
        </h2>
        {company && (
          <a className={styles.phone} href={`tel:${company.phone}`}>
            {company.phone}
          </a>
        )}
        <p className={styles.hours}>
          {text(company?.footer_content, company?.footer_content_en) || (
            <Trans>
              Weekdays 10:00–19:00 (lunch 12:30–14:00)
              <br />
              Closed on weekends and holidays
            </Trans>
          )}
        </p>
      </section>
      <div className={styles.terms}>
        <button type="button" className={styles.link} onClick={() => onOpenTerms('use')}>
          <Trans>Terms of use</Trans>
        </button>
        <button type="button" className={styles.link} data-strong onClick={() => onOpenTerms('privacy')}>
          <Trans>Privacy policy</Trans>
        </button>
      </div>
      {company && <CompanyDetails company={company} />}
    </footer>
  );
}
