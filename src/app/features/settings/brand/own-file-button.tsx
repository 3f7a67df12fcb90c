/** Takes a file of one's own for a brand: kept by the service, then chosen. */
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { base64OfBytes } from '../../../../base/bytes/base64.ts';
import { BRAND_FILE_MAX_CHARS, BRAND_NAME_MAX_CHARS } from '../../../../contract/limits.ts';
import { DeviceError } from '../../../../contract/problems/stated-problem.ts';
import type { BrandFile } from '../../../../contract/schemas/brand.ts';
import { useCreateBrandFile } from '../../../data/compositions/brand-files.ts';
import { requireFilled } from '../../../data/given-files/require-filled.ts';
import { errorText } from '../../../i18n/error-words.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';

export function OwnFileButton({
  kind,
  label,
  accept,
  help,
  bytesOf,
  unreadable,
  onChosen,
}: {
  kind: BrandFile['kind'];
  label: string;
  accept: string;
  help: string;
  bytesOf: (file: File) => Promise<Blob>;
  /** What is said where `bytesOf` rejects. */
  unreadable: string;
  onChosen: (file: BrandFile) => void;
}) {
  const { t } = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const create = useCreateBrandFile();
  const read = useMutation({
    mutationFn: async (file: File) => {
      requireFilled(file);
      const data = base64OfBytes(new Uint8Array(await (await bytesOf(file)).arrayBuffer()));
      return { name: file.name.slice(0, BRAND_NAME_MAX_CHARS), data };
    },
    onSuccess: ({ name, data }) => {
      if (data.length <= BRAND_FILE_MAX_CHARS)
        create.mutate({ kind, name, data }, { onSuccess: ({ brandFile }) => onChosen(brandFile) });
    },
  });
  const isLarge = (read.data?.data.length ?? 0) > BRAND_FILE_MAX_CHARS;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        className="max-md:min-h-11"
        disabled={read.isPending || create.isPending}
        onClick={() => picker.current?.click()}
      >
        <FileUp size={16} aria-hidden />
        {label}
      </Button>
      <p className="max-w-prose text-xs text-ink-soft">{help}</p>
      {read.isError || isLarge ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {isLarge
            ? t('brand.fileLarge', { most: Math.floor((BRAND_FILE_MAX_CHARS * 3) / 4000) })
            : read.error instanceof DeviceError
              ? errorText(t, read.error)
              : unreadable}
        </p>
      ) : null}
      {create.isError ? <ErrorNote error={create.error} /> : null}
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          create.reset();
          if (file !== undefined) read.mutate(file);
        }}
      />
    </div>
  );
}
