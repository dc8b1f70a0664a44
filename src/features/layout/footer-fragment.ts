import { graphql } from '#src/graphql/graphql.ts';

/** In a file of its own: every visit asks for it, and the footer itself is loaded later. */
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
