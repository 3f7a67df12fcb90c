/** As the chat interface that OpenAI's service made common takes them. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}
