/** In the place of an upload that may be one of earlier visits: what they left is still read, or whoever reads it has stopped. */
import { onDevice } from '../../../contract/problems/device-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import { useSession } from '../../data/connection/session.tsx';
import { useLeftUploads } from '../../data/uploads/uploads.ts';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

export function UnreadUpload() {
  const { uploads } = useSession();
  if (useLeftUploads() !== 'stopped') return <Skeleton what="video" className="h-24 rounded-card" />;
  return <ErrorNote error={new DeviceError(onDevice('uploads_unread'))} onRetry={() => uploads.wake()} />;
}
