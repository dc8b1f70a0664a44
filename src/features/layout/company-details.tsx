import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './company-details.module.css';

type Company = {
  company_name: string;
  ceo: string;
  registration_number: string;
  business_type: string;
  business_category: string;
  phone: string;
  telecommunication_number: string;
  hosting_provider: string;
  email: string;
  personal_information_admin: string;
  zip_code: string;
  address: string;
  detail_address: string;
};

/** The facts that the E-Commerce Act requires a shop to state. */
export function CompanyDetails({ company }: { company: Company }) {
  return (
    <dl className={styles.details}>
      <Fact name={<Trans>Company</Trans>}>{company.company_name}</Fact>
      <Fact name={<Trans>CEO</Trans>}>{company.ceo}</Fact>
      <Fact name={<Trans>Address</Trans>}>
        ({company.zip_code}) {company.address} {company.detail_address}
      </Fact>
      <Fact name={<Trans>Phone</Trans>}>{company.phone}</Fact>
      <Fact name={<Trans>Email</Trans>}>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </Fact>
      <Fact name={<Trans>Business type</Trans>}>
        {company.business_type} / {company.business_category}
      </Fact>
      <Fact name={<Trans>Business registration number</Trans>}>
        {company.registration_number}{' '}
        <a
          className={styles.check}
          href={businessCheckUrl(company.registration_number)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Trans>Check business information</Trans>
        </a>
      </Fact>
      <Fact name={<Trans>Mail-order business number</Trans>}>{company.telecommunication_number}</Fact>
      <Fact name={<Trans>Privacy officer</Trans>}>{company.personal_information_admin}</Fact>
      <Fact name={<Trans>Hosting provider</Trans>}>{company.hosting_provider}</Fact>
    </dl>
  );
}

/** The Fair Trade Commission's page about a business; the law requires a link to it next to the registration number. */
function businessCheckUrl(registrationNumber: string): string {
  const digits = registrationNumber.replaceAll(/\D/g, '');
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}`;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
