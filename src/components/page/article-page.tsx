import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { Deferred } from '#src/ui/deferred.tsx';
import { linkTargetOf } from '#src/ui/link-target.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './article.module.css';
import { SafeHtml } from './safe-html.tsx';
import { SafeLink } from './safe-link.tsx';

type ArticlePageProps = {
  /** Path of the picture below the CDN. */
  src: string | null;
  /** CSS `aspect-ratio` of the picture. */
  ratio: string;
  /** Above the title. */
  label: ReactNode;
  title: string;
  /** Right of the title. */
  aside?: ReactNode;
  /** Below the title. */
  lead: ReactNode;
  /** As written by an operator; not trusted. */
  html: string | null;
  /** One button or link at the end. */
  action: ReactNode;
};

/** An operator's article about an event or a banner. */
export function ArticlePage({ src, ratio, label, title, aside, lead, html, action }: ArticlePageProps) {
  return (
    <article>
      {src && (
        <Picture src={src} alt="" size="l" sizes="(width >= 48rem) 30rem, 100vw" ratio={ratio} priority />
      )}
      <div className={styles.texts}>
        {label && <div>{label}</div>}
        <div className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </div>
        <div className={styles.lead}>{lead}</div>
        {html ? (
          <Deferred>
            <SafeHtml html={html}>{action}</SafeHtml>
          </Deferred>
        ) : (
          action
        )}
      </div>
    </article>
  );
}

type ArticleLinkProps = {
  /** URL as written by an operator; not trusted. */
  to: string | null;
  children: ReactNode;
};

/** Without a safe target there is no button: it would lead nowhere. */
export function ArticleLink({ to, children }: ArticleLinkProps) {
  const { origin } = useRouter();
  if (!linkTargetOf(to, origin)) return null;
  return (
    <SafeLink to={to} {...buttonAttributes({ wide: true })}>
      {children}
    </SafeLink>
  );
}
