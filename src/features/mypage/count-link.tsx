import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './count-link.module.css';

type CountLinkProps = {
  to: '/mypage/like' | '/mypage/follow' | '/mypage/product/custom-save' | '/mypage/review';
  label: ReactNode;
  count: number;
};

export function CountLink({ to, label, count }: CountLinkProps) {
  return (
    <li>
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.count}>{count.toLocaleString('ko-KR')}</strong>
      </Link>
    </li>
  );
}
