import { type StageGesturesProps, useStageGestures } from './use-stage-gestures.ts';

/** Draws nothing: its code comes after the stage is painted, because the library of gestures is a third of the editor's. */
export function StageGestures(props: StageGesturesProps) {
  useStageGestures(props);
  return null;
}
