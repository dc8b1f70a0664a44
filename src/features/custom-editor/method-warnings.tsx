import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import type { ProductionMethod } from '#src/shared/method-picture.ts';
import { type GraphicTraits, type MethodWarning, methodWarnings } from '#src/shared/method-warnings.ts';
import styles from './stage.module.css';

type MethodWarningsProps = { graphicId: string; method: string; widthMm: number };

/** The shortcomings of the production method for the graphic at this size. It can be made all the same. */
export function MethodWarnings({ graphicId, method, widthMm }: MethodWarningsProps) {
  const { t } = useLingui();
  const traits = useTraits(graphicId);
  if (!traits || !isMethod(method)) return null;
  const texts: Readonly<Record<MethodWarning, string>> = {
    'thin-lines': t`Its thin lines may get lost. Make it larger.`,
    gradients: t`Soft color changes become steps of thread.`,
    'many-colors': t`It has more colors than threads.`,
  };
  const [warning] = methodWarnings(traits, method, widthMm);
  return warning ? <p className={styles.warning}>{texts[warning]}</p> : null;
}

/** Measured by the server once per graphic; without them nothing is warned of. */
function useTraits(graphicId: string): GraphicTraits | null {
  const { context } = useRouter().options;
  const [found, setFound] = useState<{ readonly id: string; readonly traits: GraphicTraits } | null>(null);
  useEffect(() => {
    let isStale = false;
    void callApi(context, 'GET /graphics/:id/traits', { params: { id: graphicId } }).then((outcome) => {
      if (!isStale && outcome.kind === 'ok') setFound({ id: graphicId, traits: outcome.body });
    });
    return () => {
      isStale = true;
    };
  }, [context, graphicId]);
  return found?.id === graphicId ? found.traits : null;
}

export const isMethod = (stored: string): stored is ProductionMethod =>
  stored === 'EMBROIDERY' || stored === 'PRINTING' || stored === 'TRANSFER';
