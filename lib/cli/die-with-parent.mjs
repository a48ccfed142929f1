// Loaded into the web server's process: when the service that started it is killed, it ends too, instead of
// holding the port.
process.on("disconnect", () => process.exit(1));
