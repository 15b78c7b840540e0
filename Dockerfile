FROM python:3.13-slim

# Names of players come in every script.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
 && rm -rf /var/lib/apt/lists/*

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 \
    DATA_DIR=/data HEALTH_HOST=0.0.0.0 HEALTH_PORT=8080
# Pictures are painted in three threads; an arena of memory for each of them and for all others would hold more than is used.
ENV MALLOC_ARENA_MAX=2

LABEL org.opencontainers.image.title="Lapidary" org.opencontainers.image.version="0.34.3"

WORKDIR /app
COPY requirements.txt pyproject.toml deploy/sbom.txt ./
# What is in the image, as CycloneDX, by a tool that does not stay in it.
RUN pip install --require-hashes -r requirements.txt \
 && python -m venv /tmp/sbom \
 && /tmp/sbom/bin/pip install --require-hashes -r sbom.txt \
 && /tmp/sbom/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible -o sbom.json "$(command -v python)" \
 && rm -rf /tmp/sbom
COPY . .
RUN python -m compileall -q bot cogs render \
 && python -m bot notices > NOTICES.txt \
 && useradd --system --uid 10001 --no-create-home lapidary \
 && install -d -m 0700 -o lapidary /data

USER lapidary
VOLUME /data
EXPOSE 8080
# For whoever watches: Docker restarts no unhealthy container. Where the bot cannot go on (its token was reset) it exits.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
