import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
import page from '#src/components/page/article.module.css';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './artist-profile-form.module.css';
import type { ArtistStudio } from './load-artist-studio.ts';
import { ProfilePictureField, readProfilePicture } from './profile-picture-field.tsx';

const maxLength = 500;

type ArtistProfileFormProps = { artist: ArtistStudio['artist']; onSaved: () => void };

/** The texts and the picture of an artist's page. Typed text is kept for this tab until it is saved. */
export function ArtistProfileForm({ artist, onSaved }: ArtistProfileFormProps) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const { context } = useRouter().options;
  const name = `artist.${artist.path_name}`;
  const [korean, setKorean, clearKorean] = useDraftText(`${name}.ko`, artist.description ?? '');
  const [english, setEnglish, clearEnglish] = useDraftText(`${name}.en`, artist.description_en ?? '');
  const [pictureText, setPicture, clearPicture] = useDraftText(`${name}.picture`);
  const picture = readProfilePicture(pictureText);
  const { problem, isSending, edit, formProps } = usePlainForm({
    findProblems: () => ({}),
    send: async () => {
      const body = readProfile(korean, english, picture?.id);
      const outcome = await callApi(context, 'PATCH /artist/profile', { body });
      if (outcome.kind === 'ok') {
        for (const clear of [clearKorean, clearEnglish, clearPicture]) clear();
        showToast(t`Your profile is saved.`);
        onSaved();
        return null;
      }
      // A picture that is not attached is removed after a day.
      if (outcome.kind === 'refused' && outcome.code === 'IMAGE_NOT_FOUND') setPicture('');
      return { field: null, message: describe(outcome) };
    },
  });

  return (
    <form {...formProps} className={page.page}>
      <div className={page.section}>
        <ProfilePictureField
          src={picture?.src ?? artist.profile_src}
          onUploaded={(uploaded) => edit(setPicture, JSON.stringify(uploaded))}
        />
        <TextArea
          label={t`About you, in Korean`}
          rows={5}
          maxLength={maxLength}
          value={korean}
          onChange={({ target }) => edit(setKorean, target.value)}
        />
        <TextArea
          label={t`About you, in English`}
          rows={5}
          maxLength={maxLength}
          value={english}
          onChange={({ target }) => edit(setEnglish, target.value)}
          hint={<Trans>Without one, the Korean text is shown in English, too.</Trans>}
        />
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** An empty text is left out, which removes it. */
function readProfile(korean: string, english: string, pictureId: string | undefined) {
  const [description, description_en] = [korean.trim(), english.trim()];
  return {
    ...(description && { description }),
    ...(description_en && { description_en }),
    ...(pictureId && { profile_image_id: pictureId }),
  };
}
