import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const colors = [
  { value: 'black', label: '블랙' },
  { value: 'cream', label: '크림' },
  { value: 'navy', label: '네이비 (품절)', disabled: true },
] as const;

export function GalleryControls() {
  const [color, setColor] = useState<'black' | 'cream' | 'navy'>('black');
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <GallerySection title="Buttons">
        <div className={styles.row}>
          <Button>구매하기</Button>
          <Button variant="outline">꾸미기</Button>
          <Button variant="quiet">나중에</Button>
          <Button size="small">더 보기</Button>
          <Button size="small" variant="outline">
            다시 시도하기
          </Button>
          <Button busy>저장</Button>
          <Button disabled>품절</Button>
          <IconButton label="좋아요">
            <Icon of={Heart} />
          </IconButton>
        </div>
        <Button wide>전체 너비</Button>
      </GallerySection>
      <GallerySection title="Badges and chips">
        <div className={styles.row}>
          <Badge>신상</Badge>
          <Badge tone="accent">할인</Badge>
          <Badge tone="quiet">커스텀</Badge>
          <Badge tone="leaf">기부 500원</Badge>
          <Chip selected={pressed} onClick={() => setPressed(!pressed)}>
            앞면
          </Chip>
          <Chip>뒷면</Chip>
          <Chip disabled>소매</Chip>
        </div>
        <ChoiceChips legend="색상" choices={colors} selected={color} onSelect={setColor} />
      </GallerySection>
      <GallerySection title="Fields">
        <Field label="닉네임" placeholder="두 글자 이상" />
        <Field label="이메일" type="email" hint="아이디로 쓰여요" defaultValue="me@kkumim.test" />
        <Field label="비밀번호" type="password" error="영문과 숫자를 포함해 8자 이상으로 써 주세요" />
        <CheckBox defaultChecked>이용약관에 동의해요</CheckBox>
        <CheckBox>광고 수신에 동의해요</CheckBox>
        <CheckBox kind="switch" defaultChecked>
          알림 받기
        </CheckBox>
        <CheckBox kind="switch">밤에도 받기</CheckBox>
      </GallerySection>
    </>
  );
}
