import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { choose } from '#src/ui/choose.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { withLoadingOverlay } from '#src/ui/loading-overlay.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const samples = {
  alert: () => dialogs.alert({ message: '로그인 후 이용해주세요.' }),
  confirm: () => dialogs.confirm({ message: '로그인이 필요한 서비스입니다. 로그인하시겠습니까?' }),
  custom: () =>
    dialogs.custom({ title: '변경할까요?', message: <strong>작업 중인 내용이 초기화돼요.</strong> }),
  choice: () =>
    choose({
      title: '지금 꾸민 그대로 옮길까요?',
      message: '색상을 바꿔도 그래픽은 그대로예요.',
      choices: [
        { value: 'keep', label: '그대로 옮기기' },
        { value: 'reset', label: '새로 시작' },
      ],
    }),
  popup: () => dialogs.popup({ title: '첫 꾸밈 쿠폰', message: '3,000원 쿠폰을 드려요.' }),
  detail: () =>
    dialogs.detail({
      title: '수신 동의',
      message: '광고 수신에 동의했어요.',
      agreedOn: '2026. 11. 20.',
      sender: '꾸밈',
    }),
  prompt: () => dialogs.prompt({ title: '디자인 이름', message: '나중에 알아볼 수 있게요.', label: '이름' }),
} satisfies Record<string, () => Promise<unknown>>;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export function GalleryOverlays() {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const open = async (sample: () => Promise<unknown>) =>
    showToast(`→ ${JSON.stringify(await sample()) ?? ''}`);
  return (
    <GallerySection title="Dialogs, toast, loading, sheet">
      <div className={styles.row}>
        {Object.entries(samples).map(([kind, sample]) => (
          <Button key={kind} size="small" variant="outline" onClick={() => void open(sample)}>
            {kind}
          </Button>
        ))}
        <Button size="small" onClick={() => showToast('장바구니에 담았어요.')}>
          toast
        </Button>
        <Button
          size="small"
          onClick={() =>
            void withLoadingOverlay({ title: '그리는 중', content: '잠깐이면 돼요.' }, wait(2500))
          }
        >
          loading
        </Button>
        <Button size="small" onClick={() => setIsSheetOpen(true)}>
          sheet
        </Button>
      </div>
      {isSheetOpen && (
        <Sheet title="배송 안내" onClose={() => setIsSheetOpen(false)}>
          주문 후 3일 안에 만들기 시작해요.
        </Sheet>
      )}
    </GallerySection>
  );
}
