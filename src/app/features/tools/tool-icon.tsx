/** One picture a tool. */
import { AudioLines, AudioWaveform, Lightbulb, Wrench } from 'lucide-react';

export function ToolIcon({ tool, size = 20 }: { tool: string; size?: number }) {
  if (tool === 'voiceover') return <AudioLines size={size} aria-hidden />;
  if (tool === 'audio_separation') return <AudioWaveform size={size} aria-hidden />;
  if (tool === 'brainstorm') return <Lightbulb size={size} aria-hidden />;
  return <Wrench size={size} aria-hidden />;
}
