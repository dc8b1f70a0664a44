import { createContext, use } from 'react';

/** The texts of the `ui/` components. The application provides them in the shopper's language. */
export type UiTexts = {
  close: string;
  confirm: string;
  cancel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  carousel: string;
  slide: string;
  loading: string;
  loadMore: string;
  noMore: string;
  wentWrong: string;
  retry: string;
  agreedOn: string;
  sender: string;
};

const english: UiTexts = {
  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  carousel: 'carousel',
  slide: 'slide',
  loading: 'Loading',
  loadMore: 'Load more',
  noMore: 'No more results!',
  wentWrong: 'Oops something went wrong!',
  retry: 'Try again',
  agreedOn: 'Agreed on',
  sender: 'Sender',
};

export const UiTextsContext = createContext<UiTexts>(english);

export function useUiTexts(): UiTexts {
  return use(UiTextsContext);
}
