// A question to the lab, from when it is asked until its report is there.
import { askLab, labAddress, messageOf, stopLab } from "../api";
import type { LabNews, Message, NewExperiment } from "../wire";
import { withNews, type Trails } from "./watching";

export class Asking {
  news = $state.raw<LabNews | null>(null);
  trails = $state.raw<Trails>({});
  asked = $state.raw<NewExperiment | null>(null);
  problem = $state.raw<Message | null>(null);
  private source: EventSource | null = null;

  isRunning = $derived(this.news?.status === "playing" || this.news?.status === "writing");

  async ask(wanted: NewExperiment): Promise<void> {
    this.leave();
    this.news = this.problem = null;
    this.trails = {};
    let first: LabNews;
    try {
      first = await askLab(wanted);
    } catch (error) {
      this.problem = messageOf(error);
      return;
    }
    this.asked = wanted;
    this.hear(first);
    this.source = new EventSource(labAddress(first.id));
    this.source.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as LabNews);
    this.source.onerror = () => {
      if (this.source?.readyState !== EventSource.CLOSED) return; // it comes back by itself
      if (this.news && this.isRunning) this.hear({ ...this.news, status: "failed", problem: { id: "lab-is-gone" } });
    };
  }

  stop(): void {
    if (this.news && this.isRunning) void stopLab(this.news.id).catch(() => undefined);
  }

  leave(): void {
    this.source?.close();
    this.source = null;
  }

  private hear(news: LabNews): void {
    this.news = news;
    this.trails = withNews(this.trails, news);
    this.problem = news.problem ?? null;
    if (!this.isRunning) this.leave();
  }
}
