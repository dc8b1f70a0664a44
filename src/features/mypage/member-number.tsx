import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './member-number.module.css';

type MemberNumberProps = {
  to: '/mypage/like' | '/mypage/follow' | '/mypage/product/custom-save' | '/mypage/review';
  label: ReactNode;
  value: number;
};

export function MemberNumber({ to, label, value }: MemberNumberProps) {
  return (
    <li>
      <Link to={to} className={styles.number}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.value}>{value.toLocaleString('ko-KR')}</strong>
      </Link>
    </li>
  );
}
