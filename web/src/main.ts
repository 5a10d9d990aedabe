import './styles/tokens.css';
import './styles/table.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './lib/app.svelte';

void app.start();
export default mount(App, { target: document.getElementById('app')! });
