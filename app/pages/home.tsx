export default function Home() {
  return <h1>Open Airway</h1>
}
